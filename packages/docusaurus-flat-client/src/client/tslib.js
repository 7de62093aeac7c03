/** Replaces tslib for @docusaurus/utils-common, which asks for this one helper of its forty. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
