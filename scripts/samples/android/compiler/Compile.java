import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSeverity;
import org.jetbrains.kotlin.cli.common.messages.CompilerMessageSourceLocation;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.common.arguments.K2JVMCompilerArguments;
import org.jetbrains.kotlin.cli.common.arguments.ParseCommandLineArgumentsKt;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.jetbrains.kotlin.config.Services;

/**
 * Runs the Kotlin and the Java compiler, several times in one process: the first run warms them up for the others.
 *
 * Arguments: a file with a run on each line, which is `kotlin` or `java`, and the file of its arguments, behind a tab. The files of
 * arguments have one on each line. Prints an error on each line: number of the run, path, line, column and message, behind tabs.
 */
public final class Compile {
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  public static void main(String[] arguments) throws IOException {
    int run = 0;
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      String[] parts = line.split("\t");
      List<String> own = Files.readAllLines(Path.of(parts[1]));
      if (parts[0].equals("kotlin")) compileKotlin(run, own);
      else compileJava(run, own);
      OUT.println("done\t" + run);
      run++;
    }
  }

  private static void report(int run, String path, long line, long column, String message) {
    String flat = message.replace('\n', ' ').replace('\t', ' ').replace("\r", "");
    OUT.println(String.join("\t", "error", "" + run, path == null ? "" : path, "" + line, "" + column, flat));
  }

  private static void compileKotlin(int run, List<String> arguments) {
    K2JVMCompilerArguments parsed = new K2JVMCompilerArguments();
    ParseCommandLineArgumentsKt.parseCommandLineArguments(arguments, parsed, false);
    new K2JVMCompiler().exec(new MessageCollector() {
      private boolean failed;

      @Override
      public void clear() {}

      @Override
      public boolean hasErrors() {
        return failed;
      }

      @Override
      public void report(
          CompilerMessageSeverity severity, String message, CompilerMessageSourceLocation location) {
        if (!severity.isError()) return;
        failed = true;
        if (location == null) Compile.report(run, "", 0, 0, message);
        else Compile.report(run, location.getPath(), location.getLine(), location.getColumn(), message);
      }
    }, Services.EMPTY, parsed);
  }

  /** The arguments end in the paths of the sources, which end in `.java`. */
  private static void compileJava(int run, List<String> arguments) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options = new ArrayList<>();
    List<File> sources = new ArrayList<>();
    for (String argument : arguments) {
      if (argument.endsWith(".java")) sources.add(new File(argument));
      else options.add(argument);
    }
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      compiler.getTask(null, files, found, options, null, files.getJavaFileObjectsFromFiles(sources)).call();
    }
    for (Diagnostic<? extends JavaFileObject> one : found.getDiagnostics()) {
      if (one.getKind() != Diagnostic.Kind.ERROR) continue;
      String path = one.getSource() == null ? "" : Path.of(one.getSource().toUri()).toString();
      report(run, path, one.getLineNumber(), one.getColumnNumber(), one.getMessage(Locale.ROOT));
    }
  }
}
