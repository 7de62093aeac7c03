// Kotlin extensions of Jetpack, and libraries with a Kotlin interface.
// Signatures: developer.android.com/reference/kotlin/androidx; kotlinlang.org/api/kotlinx.serialization;
// github.com/segmentio/analytics-kotlin.

package androidx.core.view

var android.view.View.isVisible: Boolean
  get() = TODO()
  set(value) = TODO()

package androidx.lifecycle

val LifecycleOwner.lifecycleScope: kotlinx.coroutines.CoroutineScope
  get() = TODO()

package androidx.work

abstract class CoroutineWorker(appContext: android.content.Context, params: WorkerParameters) :
  ListenableWorker(appContext, params) {
  abstract suspend fun doWork(): Result
}

inline fun <reified W : ListenableWorker> PeriodicWorkRequestBuilder(
  repeatInterval: Long,
  repeatIntervalTimeUnit: java.util.concurrent.TimeUnit,
): PeriodicWorkRequest.Builder = TODO()

package kotlinx.serialization.json

sealed class JsonElement
class JsonObject : JsonElement()
class JsonArray : JsonElement()
class JsonObjectBuilder
class JsonArrayBuilder

fun buildJsonObject(builderAction: JsonObjectBuilder.() -> Unit): JsonObject = TODO()
fun JsonObjectBuilder.put(key: String, value: String?): JsonElement? = TODO()
fun JsonObjectBuilder.put(key: String, value: Number?): JsonElement? = TODO()
fun JsonObjectBuilder.put(key: String, value: Boolean?): JsonElement? = TODO()
fun JsonObjectBuilder.putJsonArray(key: String, builderAction: JsonArrayBuilder.() -> Unit): JsonElement? = TODO()
fun JsonArrayBuilder.add(value: String?): Boolean = TODO()
fun JsonArrayBuilder.add(value: Number?): Boolean = TODO()

package com.segment.analytics.kotlin.core

import kotlinx.serialization.json.JsonObject

class Analytics {
  fun track(name: String, properties: JsonObject = TODO()): Unit = TODO()
}
