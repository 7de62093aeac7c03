// @vitest-environment jsdom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {useShownSidebar, VersionSidebarsProvider} from './versionSidebars';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

function Sidebar() {
  useShownSidebar('web', 'web', []);
  return <nav className="menu" />;
}

it('asks again for a sidebar where the reader turns to it as the last try fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let fail: (error: Error) => void = () => undefined;
  const load = vi.fn(() => new Promise<never>((_, reject) => (fail = reject)));
  const container = document.body.appendChild(document.createElement('div'));
  const loaders = {web: {id: 'web', load}};
  const root = createRoot(container);
  act(() =>
    root.render(
      <VersionSidebarsProvider value={loaders}>
        <Sidebar />
      </VersionSidebarsProvider>,
    ),
  );
  const turn = () => container.querySelector('.menu')?.dispatchEvent(new Event('pointerover', {bubbles: true}));
  expect(load).not.toHaveBeenCalled();
  act(() => void turn());
  expect(load).toHaveBeenCalledTimes(1);
  // While it is on its way, it is not asked for again.
  act(() => void turn());
  expect(load).toHaveBeenCalledTimes(1);
  // Before React has drawn anything of the failure.
  await act(async () => {
    fail(new Error('offline'));
    await Promise.resolve();
    await Promise.resolve();
    turn();
  });
  expect(load).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
