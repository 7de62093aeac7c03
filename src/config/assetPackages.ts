/** Packages that generated assets come from: the fonts (`npm run fonts`) and the icons (`npm run icons`). */
export const assetPackages = ['@fontsource-variable/geist', '@fontsource-variable/geist-mono', 'lucide-react'];
