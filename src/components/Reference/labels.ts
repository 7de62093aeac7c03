import {translate} from '@docusaurus/Translate';
import type {MemberGroup} from '../../reference/pages/shapes';

/** Headings of a type's groups of members. */
export function getGroupLabel(kind: MemberGroup['kind']): string {
  switch (kind) {
    case 'call':
      return translate({id: 'site.reference.group.call', message: 'Signature'});
    case 'constructor':
      return translate({id: 'site.reference.group.constructor', message: 'Constructors'});
    case 'value':
      return translate({id: 'site.reference.group.value', message: 'Values'});
    case 'associated type':
      return translate({id: 'site.reference.group.associatedType', message: 'Associated types'});
    case 'property':
      return translate({id: 'site.reference.group.property', message: 'Properties'});
    case 'index':
      return translate({id: 'site.reference.group.index', message: 'Access by index'});
    case 'method':
      return translate({id: 'site.reference.group.method', message: 'Methods'});
    case 'event':
      return translate({id: 'site.reference.group.event', message: 'Events'});
    case 'attribute':
      return translate({id: 'site.reference.group.attribute', message: 'Attributes'});
    default:
      return translate({id: 'site.reference.group.slot', message: 'Slots'});
  }
}

/** Headings of the overview's areas. */
export function getAreaLabel(area: string): string {
  switch (area) {
    case 'player':
      return translate({id: 'site.reference.area.player', message: 'Player and configuration'});
    case 'source':
      return translate({id: 'site.reference.area.source', message: 'Sources and integrations'});
    case 'ads':
      return translate({id: 'site.reference.area.ads', message: 'Ads'});
    case 'tracks':
      return translate({id: 'site.reference.area.tracks', message: 'Tracks, cues and qualities'});
    case 'drm':
      return translate({id: 'site.reference.area.drm', message: 'Content protection'});
    case 'cast':
      return translate({id: 'site.reference.area.cast', message: 'Casting'});
    case 'cache':
      return translate({id: 'site.reference.area.cache', message: 'Caching and offline playback'});
    case 'network':
      return translate({id: 'site.reference.area.network', message: 'Network, bitrate and latency'});
    case 'ui':
      return translate({id: 'site.reference.area.ui', message: 'User interface'});
    case 'analytics':
      return translate({id: 'site.reference.area.analytics', message: 'Analytics'});
    case 'vr':
      return translate({id: 'site.reference.area.vr', message: 'VR'});
    case 'errors':
      return translate({id: 'site.reference.area.errors', message: 'Errors'});
    case 'events':
      return translate({id: 'site.reference.area.events', message: 'Events'});
    default:
      return translate({id: 'site.reference.area.other', message: 'More types'});
  }
}
