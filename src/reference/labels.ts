import {brand} from '../brand';
import {getPlatform} from '../platforms/platforms';
import {getReferenceInstance, getSitePlatform} from './paths';
import type {ReferencePlatform} from './types';

/** The label of a platform's reference: `Web`, `Open Video UI for React`. */
export function getReferenceLabel(platform: ReferencePlatform): string {
  const instance = getReferenceInstance(platform);
  const {label} = getPlatform(instance, getSitePlatform(platform));
  return instance === 'default' ? label : `${brand.uiKitLabel} ${label}`;
}
