/** Build-time constants, injected by src/config/inlineScript.ts. They are the same on every page. */
declare const BASE_URL: string;
/** Ids of the platforms that have tabs. */
declare const PLATFORMS: readonly string[];
/** Local storage keys. */
declare const PLATFORM_KEY: string;
declare const ANNOUNCEMENT_ID_KEY: string;
declare const ANNOUNCEMENT_CLOSED_KEY: string;
/** The announcement, if any. */
declare const ANNOUNCEMENT: {id: string; isCloseable: boolean} | undefined;
