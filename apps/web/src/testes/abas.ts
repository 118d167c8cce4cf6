class AvisoDeMudanca extends Event {
  readonly key: string | null
  constructor(key: string | null) {
    super('storage')
    this.key = key
  }
}

/** A browser with several tabs over one storage. Only the other tabs are told about a change. */
export const abrirNavegador = () => {
  const dados = new Map<string, string>()
  const abas: EventTarget[] = []

  const abrirAba = () => {
    const janela = new EventTarget()
    abas.push(janela)
    const avisarAsOutras = (chave: string | null) => {
      for (const outra of abas) if (outra !== janela) outra.dispatchEvent(new AvisoDeMudanca(chave))
    }
    const armazenamento: Storage = {
      get length() {
        return dados.size
      },
      key: (indice) => [...dados.keys()][indice] ?? null,
      getItem: (chave) => dados.get(chave) ?? null,
      setItem: (chave, valor) => {
        dados.set(chave, valor)
        avisarAsOutras(chave)
      },
      removeItem: (chave) => {
        if (dados.delete(chave)) avisarAsOutras(chave)
      },
      clear: () => {
        dados.clear()
        avisarAsOutras(null)
      },
    }
    return { janela, armazenamento }
  }
  return { abrirAba }
}
