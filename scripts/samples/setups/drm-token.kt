/** The reader's own call to a backend. */
fun fetchDrmToken(source: String): String = TODO()
