import 'package:theoplayer/theoplayer.dart';

void start(THEOplayer player) {
  player.setAutoplay(true);
  player.setSource(SourceDescription(
    sources: [TypedSource(src: '<SOURCE_URL>')],
  ));
}
