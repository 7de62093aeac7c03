import * as original from '@mdx-js/react';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import * as ours from './mdx';

type Mdx = Pick<typeof ours, 'MDXProvider' | 'useMDXComponents'>;

const Title = ({children}: {children?: ReactNode}) => <h1 id="title">{children}</h1>;

/** A page within the theme's provider, and one without. */
function render({MDXProvider, useMDXComponents}: Mdx): string {
  const Page = () => {
    const {h1: Heading = 'h2'} = useMDXComponents() as {h1?: typeof Title};
    return <Heading>Text</Heading>;
  };
  return renderToStaticMarkup(
    <>
      <MDXProvider components={{h1: Title}}>
        <Page />
      </MDXProvider>
      <Page />
    </>,
  );
}

it('gives a page its components as the package does', () => {
  const html = render(ours);
  expect(html).toBe('<h1 id="title">Text</h1><h2>Text</h2>');
  expect(html).toBe(render(original as unknown as Mdx));
});
