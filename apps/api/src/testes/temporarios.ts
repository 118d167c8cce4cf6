import { inject } from 'vitest'

// What `tmpdir()` gives, here and in every program that is started from here.
process.env.TMPDIR = inject('temporarios')
