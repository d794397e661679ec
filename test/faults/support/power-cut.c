/*
 * Simulates the loss of unflushed writes in a power failure. The library is preloaded into a
 * process. It records the old content of every write to a database file or its write-ahead log and
 * discards the record when the file is flushed. After a given number of writes it restores the old
 * content and ends the process. A random part of the unflushed writes survives, because a disk may
 * write in any order.
 *
 *   POWER_CUT_FOLDER      files below this folder that end in .sqlite or -wal are watched
 *   POWER_CUT_AFTER       number of watched writes before the power failure; 0 means never
 *   POWER_CUT_SURVIVAL    probability in percent that an unflushed write survives
 *   POWER_CUT_SEED        seed of the random number generator
 *   POWER_CUT_FAIL_FLUSH  number of the first flush that fails with EIO; all later ones fail too; 0: none
 *   POWER_CUT_FAIL_OF     suffix of the files whose flushes count and fail; all files when unset
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES_MAX 4096

/* A write to a watched file, or with length 0 a truncation, that has not been flushed. */
struct change {
  struct change *previous;
  ino_t file;
  int descriptor;
  off_t offset;
  size_t length;
  size_t replaced_length;
  off_t size_before;
  char *old_content;
  int survives;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/* The newest change. */
static struct change *last;
static ino_t watched[FILES_MAX];
static char may_fail[FILES_MAX];
static long writes, flushes, cut_after, fail_flush, survival;
static unsigned int random_state;
static const char *folder;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

static long number_setting(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

__attribute__((constructor)) static void initialize(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite");
  real_open = dlsym(RTLD_NEXT, "open");
  real_close = dlsym(RTLD_NEXT, "close");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  folder = getenv("POWER_CUT_FOLDER");
  cut_after = number_setting("POWER_CUT_AFTER");
  fail_flush = number_setting("POWER_CUT_FAIL_FLUSH");
  survival = number_setting("POWER_CUT_SURVIVAL");
  random_state = (unsigned int)number_setting("POWER_CUT_SEED");
}

static int is_watched(int descriptor) {
  return descriptor >= 0 && descriptor < FILES_MAX && watched[descriptor] != 0;
}

static void watch(int descriptor, const char *path) {
  struct stat status;
  const char *end;
  if (descriptor < 0 || descriptor >= FILES_MAX || !folder || strncmp(path, folder, strlen(folder))) return;
  end = path + strlen(path);
  if (!(end - path > 7 && !strcmp(end - 7, ".sqlite")) && !(end - path > 4 && !strcmp(end - 4, "-wal"))) return;
  if (fstat(descriptor, &status) == 0) watched[descriptor] = status.st_ino;
  const char *suffix = getenv("POWER_CUT_FAIL_OF");
  may_fail[descriptor] = !suffix || !strcmp(end - strlen(suffix), suffix);
}

static int overlap(const struct change *one, const struct change *other) {
  return one->file == other->file && one->offset < other->offset + (off_t)other->length &&
         other->offset < one->offset + (off_t)one->length;
}

/* Undoes a change unless a later surviving change overlaps it. */
static void undo(struct change *change) {
  struct change *later;
  for (later = last; later != change; later = later->previous)
    if (later->survives && overlap(later, change)) return;
  if (change->replaced_length)
    real_pwrite(change->descriptor, change->old_content, change->replaced_length, change->offset);
}

/* Sets the size of a file to that before its oldest change, or to the end of a surviving
 * change if that is larger. */
static void restore_size(struct change *file_change) {
  off_t size = file_change->size_before;
  struct change *change;
  for (change = last; change; change = change->previous)
    if (change->file == file_change->file) size = change->size_before;
  for (change = last; change; change = change->previous)
    if (change->file == file_change->file && change->survives && change->offset + (off_t)change->length > size)
      size = change->offset + (off_t)change->length;
  real_ftruncate(file_change->descriptor, size);
}

static void cut_power(void) {
  struct change *change;
  for (change = last; change; change = change->previous)
    change->survives = change->length > 0 && rand_r(&random_state) % 100 < (unsigned int)survival;
  for (change = last; change; change = change->previous)
    if (!change->survives) undo(change);
  for (change = last; change; change = change->previous) restore_size(change);
  _exit(137);
}

/* Records the old content before a change. The caller holds the lock. */
static void record_change(int descriptor, off_t offset, size_t length, size_t replaced_length_max) {
  struct stat status;
  struct change *change = calloc(1, sizeof *change);
  if (!change || fstat(descriptor, &status)) _exit(99);
  change->file = watched[descriptor];
  change->descriptor = descriptor;
  change->offset = offset;
  change->length = length;
  change->size_before = status.st_size;
  if (offset < status.st_size) {
    change->old_content = malloc(replaced_length_max);
    ssize_t bytes_read = pread(descriptor, change->old_content, replaced_length_max, offset);
    change->replaced_length = bytes_read > 0 ? (size_t)bytes_read : 0;
  }
  change->previous = last;
  last = change;
}

static void discard_changes(ino_t file) {
  struct change **link = &last;
  while (*link) {
    struct change *change = *link;
    if (change->file != file) {
      link = &change->previous;
      continue;
    }
    *link = change->previous;
    free(change->old_content);
    free(change);
  }
}

static void before_write(int descriptor, off_t offset, size_t length) {
  if (cut_after && ++writes > cut_after) cut_power();
  record_change(descriptor, offset, length, length);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  ssize_t result;
  if (!is_watched(descriptor)) return real_write(descriptor, bytes, length);
  pthread_mutex_lock(&lock);
  before_write(descriptor, lseek(descriptor, 0, SEEK_CUR), length);
  result = real_write(descriptor, bytes, length);
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset) {
  ssize_t result;
  if (!is_watched(descriptor)) return real_pwrite(descriptor, bytes, length, offset);
  pthread_mutex_lock(&lock);
  before_write(descriptor, offset, length);
  result = real_pwrite(descriptor, bytes, length, offset);
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t offset) {
  return pwrite(descriptor, bytes, length, offset);
}

int ftruncate(int descriptor, off_t size) {
  struct stat status;
  int result;
  if (!is_watched(descriptor) || fstat(descriptor, &status)) return real_ftruncate(descriptor, size);
  pthread_mutex_lock(&lock);
  if (size < status.st_size) record_change(descriptor, size, 0, (size_t)(status.st_size - size));
  result = real_ftruncate(descriptor, size);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate64(int descriptor, off64_t size) { return ftruncate(descriptor, size); }

static int flush(int descriptor, int (*real)(int)) {
  int result;
  if (!is_watched(descriptor)) return real(descriptor);
  pthread_mutex_lock(&lock);
  if (fail_flush && may_fail[descriptor] && ++flushes >= fail_flush) {
    pthread_mutex_unlock(&lock);
    errno = EIO;
    return -1;
  }
  result = real(descriptor);
  if (result == 0) discard_changes(watched[descriptor]);
  pthread_mutex_unlock(&lock);
  return result;
}

int fsync(int descriptor) { return flush(descriptor, real_fsync); }
int fdatasync(int descriptor) { return flush(descriptor, real_fdatasync); }

/* Opens a file and watches it if its path requires so. */
static int open_watched(const char *path, int flags, mode_t mode) {
  int descriptor = real_open(path, flags, mode);
  if (descriptor >= 0 && descriptor < FILES_MAX) watched[descriptor] = 0;
  watch(descriptor, path);
  return descriptor;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  mode_t mode;
  va_start(rest, flags);
  mode = va_arg(rest, mode_t);
  va_end(rest);
  return open_watched(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  mode_t mode;
  va_start(rest, flags);
  mode = va_arg(rest, mode_t);
  va_end(rest);
  return open_watched(path, flags | O_LARGEFILE, mode);
}

int close(int descriptor) {
  if (is_watched(descriptor)) {
    pthread_mutex_lock(&lock);
    /* A closed descriptor cannot restore the file, so a duplicate descriptor is kept open. */
    struct change *change;
    int duplicate = -1;
    for (change = last; change; change = change->previous)
      if (change->descriptor == descriptor) {
        if (duplicate < 0) duplicate = dup(descriptor);
        change->descriptor = duplicate;
      }
    watched[descriptor] = 0;
    pthread_mutex_unlock(&lock);
  }
  return real_close(descriptor);
}
