// Loaded into the server before its own code (node --import). The channel to the parent process closes when
// the parent ends, even by kill -9. The server then stops as on a SIGTERM instead of running on unnoticed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
