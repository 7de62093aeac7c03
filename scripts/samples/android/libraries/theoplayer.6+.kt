// The part of the SDK that is Kotlin and suspends, which reference/data writes as Java sees it.
// Signatures: the published reference of 6.13.0 and 7.8.0, and the vendor's samples of interceptors.

package com.theoplayer.android.api.network.http

import com.theoplayer.android.api.util.JavaCallback

interface HTTPInterceptor {
  suspend fun onRequest(request: InterceptableHTTPRequest) {}
  suspend fun onResponse(response: InterceptableHTTPResponse) {}
}

fun interface BodyInterceptor {
  suspend fun onBody(body: ByteArray): ByteArray
}

fun interface ChunkInterceptor {
  suspend fun onChunk(chunk: ByteArray): ByteArray
}

interface JavaHTTPInterceptor : HTTPInterceptor {
  fun onRequestAsync(request: InterceptableHTTPRequest, callback: JavaCallback<Void?>) {}
  fun onResponseAsync(response: InterceptableHTTPResponse, callback: JavaCallback<Void?>) {}
}

interface JavaBodyInterceptor : BodyInterceptor {
  fun onBodyAsync(body: ByteArray, callback: JavaCallback<ByteArray>)
  override suspend fun onBody(body: ByteArray): ByteArray = TODO()
}

interface JavaChunkInterceptor : ChunkInterceptor {
  fun onChunkAsync(chunk: ByteArray, callback: JavaCallback<ByteArray>)
  override suspend fun onChunk(chunk: ByteArray): ByteArray = TODO()
}
