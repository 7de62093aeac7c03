/** Replaces tslib for @docusaurus/utils-common, which uses only this one of its forty helpers. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
