/** Facts of the build, put in by src/config/inlineScript.ts. They are the same on every page. */
declare const BASE_URL: string;
/** Names of the platforms whose tabs pages have. */
declare const PLATFORMS: readonly string[];
/** Keys in local storage. */
declare const PLATFORM_KEY: string;
declare const ANNOUNCEMENT_ID_KEY: string;
declare const ANNOUNCEMENT_CLOSED_KEY: string;
/** The announcement, where there is one. */
declare const ANNOUNCEMENT: {id: string; isCloseable: boolean} | undefined;
