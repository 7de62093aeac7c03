/** `next/dynamic` of Next.js 14, as far as pages use it; the package itself would bring a whole framework. */
import type {ComponentType, ReactNode} from 'react';

interface DynamicOptions {
  ssr?: boolean;
  loading?: () => ReactNode;
}

export default function dynamic<P = object>(
  load: () => Promise<ComponentType<P> | {default: ComponentType<P>}>,
  options?: DynamicOptions,
): ComponentType<P>;
