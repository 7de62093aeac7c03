import data from '@generated/health/default/figures.json';
import type {BuildFigures} from '../../health/figures';

/** The figures of this build, from the plugin `health`. */
export const figures = data as BuildFigures;
