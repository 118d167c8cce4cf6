// Loaded into the server before its own code (node --import). The channel to the process that started it closes when
// that one ends, even by kill -9; the server then stops as it would at a SIGTERM instead of running on unseen.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
