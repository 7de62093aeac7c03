/** The integration that the page has made. */
val ima: com.theoplayer.android.api.ads.ima.GoogleImaIntegration = TODO()
