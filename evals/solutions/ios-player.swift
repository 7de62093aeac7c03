import THEOplayerSDK

func makePlayer() -> THEOplayer {
    let configuration = THEOplayerConfigurationBuilder()
    configuration.license = "<LICENSE_KEY>"
    let player = THEOplayer(configuration: configuration.build())
    let stream = TypedSource(src: "<SOURCE_URL>", type: "application/x-mpegurl")
    player.source = SourceDescription(source: stream)
    return player
}
