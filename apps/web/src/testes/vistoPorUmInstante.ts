/** Whether this text was ever on the page while `fazer` ran, however briefly. */
export async function vistoPorUmInstante(texto: string, fazer: () => Promise<void>) {
  let visto = false
  const olho = new MutationObserver(() => {
    visto ||= document.body.textContent.includes(texto)
  })
  olho.observe(document.body, { subtree: true, childList: true, characterData: true })
  await fazer()
  olho.disconnect()
  return visto
}
