/** Replaces core's banner about a wrong base URL, whose script mistakes deferred scripts for missing ones. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
