sub openVideo()
    m.player = m.top.findNode("video")
    m.player.source = {
        sources: [{ src: "<SOURCE_URL>", type: "application/x-mpegURL" }]
    }
    m.player.callFunc("play")
end sub

sub closeVideo()
    if m.player = invalid then return
    m.player.callFunc("destroy")
    m.top.removeChild(m.player)
    m.player = invalid
end sub
