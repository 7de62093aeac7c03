// Jetpack Compose: what samples use. Signatures: developer.android.com/reference/kotlin/androidx/compose.

package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable

fun ComponentActivity.setContent(content: @Composable () -> Unit): Unit = TODO()

package androidx.compose.runtime

import kotlin.reflect.KProperty
import kotlinx.coroutines.CoroutineScope

@Retention(AnnotationRetention.BINARY)
@Target(
  AnnotationTarget.FUNCTION,
  AnnotationTarget.TYPE,
  AnnotationTarget.TYPE_PARAMETER,
  AnnotationTarget.PROPERTY_GETTER,
)
annotation class Composable

interface State<out T> {
  val value: T
}

interface MutableState<T> : State<T> {
  override var value: T
}

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = TODO()
operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T): Unit = TODO()
fun <T> mutableStateOf(value: T): MutableState<T> = TODO()
fun <T> derivedStateOf(calculation: () -> T): State<T> = TODO()

@Composable
fun <T> remember(calculation: () -> T): T = TODO()

@Composable
fun <T> remember(key1: Any?, calculation: () -> T): T = TODO()

@Composable
fun <T> remember(key1: Any?, key2: Any?, calculation: () -> T): T = TODO()

@Composable
fun LaunchedEffect(key1: Any?, block: suspend CoroutineScope.() -> Unit): Unit = TODO()

@Composable
fun LaunchedEffect(key1: Any?, key2: Any?, block: suspend CoroutineScope.() -> Unit): Unit = TODO()

interface DisposableEffectResult

class DisposableEffectScope {
  inline fun onDispose(crossinline onDisposeEffect: () -> Unit): DisposableEffectResult = TODO()
}

@Composable
fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult): Unit = TODO()

package androidx.compose.ui

interface Modifier {
  companion object : Modifier
}

fun interface Alignment {
  fun align(): Int

  fun interface Vertical {
    fun align(): Int
  }

  fun interface Horizontal {
    fun align(): Int
  }

  companion object {
    val TopStart: Alignment = TODO()
    val TopEnd: Alignment = TODO()
    val Center: Alignment = TODO()
    val CenterStart: Alignment = TODO()
    val CenterEnd: Alignment = TODO()
    val BottomStart: Alignment = TODO()
    val BottomEnd: Alignment = TODO()
    val CenterVertically: Vertical = TODO()
    val CenterHorizontally: Horizontal = TODO()
  }
}

package androidx.compose.ui.graphics

class Color(val value: ULong) {
  companion object {
    val Black: Color = TODO()
    val White: Color = TODO()
    val Red: Color = TODO()
    val Gray: Color = TODO()
    val Transparent: Color = TODO()
  }
}

fun Color(color: Int): Color = TODO()
fun Color(color: Long): Color = TODO()

package androidx.compose.ui.graphics.vector

class ImageVector

package androidx.compose.ui.unit

class Dp(val value: Float)

val Int.dp: Dp
  get() = TODO()

package androidx.compose.foundation.interaction

interface MutableInteractionSource

package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

interface PaddingValues

interface RowScope {
  fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
  fun Modifier.align(alignment: Alignment.Vertical): Modifier
}

interface ColumnScope {
  fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
}

interface BoxScope {
  fun Modifier.align(alignment: Alignment): Modifier
}

@Composable
inline fun Row(
  modifier: Modifier = Modifier,
  verticalAlignment: Alignment.Vertical = TODO(),
  content: @Composable RowScope.() -> Unit,
): Unit = TODO()

@Composable
inline fun Column(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit): Unit = TODO()

@Composable
inline fun Box(
  modifier: Modifier = Modifier,
  contentAlignment: Alignment = TODO(),
  content: @Composable BoxScope.() -> Unit,
): Unit = TODO()

@Composable
fun Spacer(modifier: Modifier): Unit = TODO()

fun Modifier.fillMaxWidth(fraction: Float = 1f): Modifier = TODO()
fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = TODO()
fun Modifier.padding(all: Dp): Modifier = TODO()
fun Modifier.size(size: Dp): Modifier = TODO()
fun Modifier.systemBarsPadding(): Modifier = TODO()

package androidx.compose.material.icons

object Icons {
  object Rounded
}

package androidx.compose.material.icons.rounded

import androidx.compose.material.icons.Icons
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.Rounded.PlayArrow: ImageVector
  get() = TODO()

package androidx.compose.material3

import androidx.compose.foundation.layout.RowScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector

class ColorScheme(val primary: Color, val onPrimary: Color, val surface: Color, val onSurface: Color)

class Shapes

class Typography

class ButtonColors

class SliderColors

object MaterialTheme {
  val colorScheme: ColorScheme
    @Composable get() = TODO()
  val shapes: Shapes
    @Composable get() = TODO()
  val typography: Typography
    @Composable get() = TODO()
}

fun darkColorScheme(
  primary: Color = TODO(),
  onPrimary: Color = TODO(),
  secondary: Color = TODO(),
  onSecondary: Color = TODO(),
  background: Color = TODO(),
  onBackground: Color = TODO(),
  surface: Color = TODO(),
  onSurface: Color = TODO(),
): ColorScheme = TODO()

@Composable
fun Surface(modifier: Modifier = Modifier, content: @Composable () -> Unit): Unit = TODO()

@Composable
fun Text(text: String, modifier: Modifier = Modifier, color: Color = TODO()): Unit = TODO()

@Composable
fun Icon(
  imageVector: ImageVector,
  contentDescription: String?,
  modifier: Modifier = Modifier,
  tint: Color = TODO(),
): Unit = TODO()

@Composable
fun TextButton(
  onClick: () -> Unit,
  modifier: Modifier = Modifier,
  enabled: Boolean = true,
  content: @Composable RowScope.() -> Unit,
): Unit = TODO()

@Composable
fun FilledTonalButton(
  onClick: () -> Unit,
  modifier: Modifier = Modifier,
  enabled: Boolean = true,
  content: @Composable RowScope.() -> Unit,
): Unit = TODO()
