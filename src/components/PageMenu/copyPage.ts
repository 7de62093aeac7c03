/**
 * Copies a page's Markdown to the clipboard. Where supported, the text is passed as a promise, because Safari rejects
 * clipboard writes after a network request.
 * @param url address of the page's Markdown twin.
 * @throws if the text cannot be loaded or the browser denies clipboard access.
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
