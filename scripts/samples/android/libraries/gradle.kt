// Gradle's Kotlin DSL, and the plugin of Android: what samples of build scripts use. Blocks have their receiver, as the DSL gives it to them.
// Signatures: docs.gradle.org/current/kotlin-dsl and developer.android.com/reference/tools/gradle-api.

package org.gradle.kotlin.dsl

import java.net.URI

interface KotlinSettingsScript : ScriptApi {
  fun pluginManagement(action: PluginManagementSpec.() -> Unit)
  fun dependencyResolutionManagement(action: DependencyResolutionManagement.() -> Unit)
  fun include(vararg projectPaths: String)
}

interface KotlinBuildScript : ScriptApi {
  fun plugins(block: PluginDependenciesSpec.() -> Unit)
  fun repositories(block: RepositoryHandler.() -> Unit)
  fun dependencies(block: DependencyHandlerScope.() -> Unit)
  fun android(configure: ApplicationExtension.() -> Unit)
  fun kotlin(configure: KotlinAndroidProjectExtension.() -> Unit)
}

interface ScriptApi {
  val providers: ProviderFactory
  fun uri(path: Any): URI
}

interface ProviderFactory {
  fun gradleProperty(name: String): Provider<String>
  fun environmentVariable(name: String): Provider<String>
}

interface Provider<T : Any> {
  fun get(): T
  fun getOrNull(): T?
}

interface Property<T : Any> : Provider<T> {
  fun set(value: T?)
}

enum class RepositoriesMode { PREFER_PROJECT, PREFER_SETTINGS, FAIL_ON_PROJECT_REPOS }

interface PluginManagementSpec {
  fun repositories(action: RepositoryHandler.() -> Unit)
}

interface DependencyResolutionManagement {
  val repositoriesMode: Property<RepositoriesMode>
  fun repositories(action: RepositoryHandler.() -> Unit)
}

interface RepositoryHandler {
  fun google(): MavenArtifactRepository
  fun mavenCentral(): MavenArtifactRepository
  fun gradlePluginPortal(): MavenArtifactRepository
  fun maven(url: Any, action: MavenArtifactRepository.() -> Unit = {}): MavenArtifactRepository
  fun maven(action: MavenArtifactRepository.() -> Unit): MavenArtifactRepository
}

interface MavenArtifactRepository {
  var url: URI
  fun credentials(action: PasswordCredentials.() -> Unit)
  fun content(configureAction: RepositoryContentDescriptor.() -> Unit)
}

interface RepositoryContentDescriptor {
  fun includeGroup(group: String)
  fun includeGroupByRegex(groupRegex: String)
}

interface PasswordCredentials {
  var username: String?
  var password: String?
}

interface PluginDependenciesSpec {
  fun id(id: String): PluginDependencySpec
}

interface PluginDependencySpec {
  infix fun version(version: String?): PluginDependencySpec
  infix fun apply(apply: Boolean): PluginDependencySpec
}

interface Dependency

interface DependencyHandlerScope {
  fun implementation(dependencyNotation: Any): Dependency?
  fun api(dependencyNotation: Any): Dependency?
  fun coreLibraryDesugaring(dependencyNotation: Any): Dependency?
  fun platform(notation: Any): Dependency
  fun constraints(configureAction: DependencyConstraintHandlerScope.() -> Unit)
}

interface DependencyConstraintHandlerScope {
  fun implementation(dependencyConstraintNotation: Any): Any?
}

interface ApplicationExtension {
  var compileSdk: Int?
  fun defaultConfig(action: ApplicationDefaultConfig.() -> Unit)
  fun compileOptions(action: CompileOptions.() -> Unit)
  fun packaging(action: Packaging.() -> Unit)
  fun buildTypes(action: BuildTypes.() -> Unit)
  fun getDefaultProguardFile(name: String): java.io.File
}

interface KotlinAndroidProjectExtension {
  fun jvmToolchain(jdkVersion: Int)
}

interface Packaging {
  val jniLibs: JniLibsPackaging
}

interface JniLibsPackaging {
  val pickFirsts: MutableSet<String>
  val excludes: MutableSet<String>
}

interface ApplicationDefaultConfig {
  var minSdk: Int?
  var targetSdk: Int?
}

interface CompileOptions {
  var isCoreLibraryDesugaringEnabled: Boolean
}

interface BuildTypes {
  fun release(action: ApplicationBuildType.() -> Unit)
  fun debug(action: ApplicationBuildType.() -> Unit)
}

interface ApplicationBuildType {
  var isMinifyEnabled: Boolean
  var isShrinkResources: Boolean
  fun proguardFiles(vararg files: Any): Any
}
