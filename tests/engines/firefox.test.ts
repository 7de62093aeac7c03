import {firefox} from './firefox';
import {defineSpecs} from './specs';

defineSpecs(firefox);
