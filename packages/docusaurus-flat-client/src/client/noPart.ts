/** Replaces theme components that the site's settings turn off. */
export default function NoPart(): null {
  return null;
}
