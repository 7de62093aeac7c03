/** What the resolvers of samples find. */
import type {ReferencePlatform} from '../types';

/** A name in code that is a symbol of the SDK. */
export interface SymbolHit {
  /** Offsets in the code. */
  start: number;
  end: number;
  platform: ReferencePlatform;
  /** The id of the type. */
  type: string;
  /** A member that stands on this type's page. */
  member?: string;
}
