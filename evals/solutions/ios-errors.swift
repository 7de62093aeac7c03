import THEOplayerSDK

func watchErrors(of player: THEOplayer, show: @escaping (String) -> Void) -> EventListener {
    return player.addEventListener(type: PlayerEventTypes.ERROR) { event in
        show(event.errorObject?.message ?? "Unknown error")
    }
}
