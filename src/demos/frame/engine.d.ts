/** Resolved by src/plugins/demos to src/demos/engine/index.ts or to the SDK; both have the SDK's types. */
declare module 'demo-engine' {
  export * from 'theoplayer/chromeless';
}

/** Build-time constants, injected by src/plugins/demos. */
declare const DEMO_ENGINE: 'preview' | 'sdk';
declare const DEMO_KIT: string;
/** License of the SDK, empty where the preview engine runs. */
declare const DEMO_LICENSE: string;
