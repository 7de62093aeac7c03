import type {TakeOver} from '../src/config/takeOver';

export function getNewPath(takeOver: TakeOver, pathname: string): string | undefined;
