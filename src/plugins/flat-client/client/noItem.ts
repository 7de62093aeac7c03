/** In place of a type of navbar item that the site's navbar has none of. */
export default function NoNavbarItem(): null {
  return null;
}
