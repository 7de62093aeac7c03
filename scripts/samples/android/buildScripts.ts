import type {Place} from './place';
import {SampleLines, type SampleFile} from './sampleFile';
import type {JvmUnit} from './units';

/** A build script (`build.gradle.kts`) as a file: the inside of a function of what Gradle gives to such scripts. */
export function writeBuildScript(unit: JvmUnit, place: Place): SampleFile {
  const receiver = /settings/.test(unit.fence.meta.title ?? '') ? 'KotlinSettingsScript' : 'KotlinBuildScript';
  return new SampleLines()
    .add([place.writePackage(place.getPackage(unit)), 'import org.gradle.kotlin.dsl.*', `fun ${receiver}.script() {`])
    .add(unit.code.split('\n'), unit)
    .add(['}'])
    .toFile(place.getPath(unit, 'Script.kt'), place.language);
}
