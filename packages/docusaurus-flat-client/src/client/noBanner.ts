/** In place of core's banner about a wrong base URL, whose script takes deferred scripts for missing ones. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
