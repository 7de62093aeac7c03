/** What the readers of source formats hand on: the symbols of one version. */
import type {ReferenceMember, TypeForm} from '../../src/reference/types';

/** A type of one version; its form and members name no versions yet. */
export interface SourceType {
  id: string;
  form: TypeForm;
  members: ReferenceMember[];
}

/** Leaves out what says nothing (`undefined`, `false`), so that a record has only the fields that hold. */
export function compact<T extends object>(record: {[K in keyof T]: T[K] | false | undefined}): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== false)) as T;
}
