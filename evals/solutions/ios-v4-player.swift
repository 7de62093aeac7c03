import THEOplayerSDK

func makePlayer() -> THEOplayer {
    let configuration = THEOplayerConfiguration(license: "<LICENSE_KEY>")
    let player = THEOplayer(configuration: configuration)
    player.autoplay = true
    return player
}
