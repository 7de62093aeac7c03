/** In place of a part of the theme that the site's settings leave out. */
export default function NoPart(): null {
  return null;
}
