// @vitest-environment jsdom
import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {expect, it} from 'vitest';
import {useHtml} from './useHtml';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

function Drawn({html}: {html: string}) {
  return <b suppressHydrationWarning dangerouslySetInnerHTML={useHtml(html)} />;
}

it('keeps the server’s markup across renders, until the text changes', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<b><i>from the server</i></b>';
  const sent = container.querySelector('i');
  const root = await act(() => hydrateRoot(container, <Drawn html="<u>a</u>" />));
  act(() => root.render(<Drawn html="<u>a</u>" />));
  expect(container.querySelector('i')).toBe(sent);
  act(() => root.render(<Drawn html="<u>b</u>" />));
  expect(container.innerHTML).toBe('<b><u>b</u></b>');
  act(() => root.unmount());
});
