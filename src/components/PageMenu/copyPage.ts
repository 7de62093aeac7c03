/**
 * Puts a page's Markdown on the clipboard. The text is handed over as a promise where the browser takes one: Safari allows no writing
 * after a wait for the network.
 * @param url address of the page's Markdown twin.
 * @throws where the text can't be loaded or the browser refuses the clipboard.
 */
export async function copyPage(url: string): Promise<void> {
  const load = async (): Promise<string> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.text();
  };
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write) {
    await navigator.clipboard.writeText(await load());
    return;
  }
  const blob = load().then((text) => new Blob([text], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
