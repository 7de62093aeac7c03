/** Stands for a file of the page that is compiled elsewhere. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- that is what this file is for
declare const anything: any;
export = anything;
