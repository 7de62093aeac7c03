// Registers every element of the UI kit. The player itself comes with it.
import '@theoplayer/web-ui';
