type Amostra = { sufixo?: string; rotulos?: Record<string, string | number>; valor: number }
export type Metrica = {
  nome: string
  tipo: 'counter' | 'gauge' | 'histogram'
  ajuda: string
  amostras: readonly Amostra[]
}

const escapar = (texto: string) =>
  texto.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const escreverRotulos = (rotulos: Record<string, string | number>) => {
  const escritos = Object.entries(rotulos).map(([nome, valor]) => `${nome}="${escapar(String(valor))}"`)
  return escritos.length ? `{${escritos.join(',')}}` : ''
}

/** Prometheus' text format, version 0.0.4. */
export const emTexto = ({ nome, tipo, ajuda, amostras }: Metrica) =>
  [
    `# HELP ${nome} ${ajuda}`,
    `# TYPE ${nome} ${tipo}`,
    ...amostras.map(
      ({ sufixo = '', rotulos = {}, valor }) => `${nome}${sufixo}${escreverRotulos(rotulos)} ${valor}`,
    ),
    '',
  ].join('\n')

export const um = (nome: string, tipo: Metrica['tipo'], ajuda: string, valor: number): Metrica => ({
  ...{ nome, tipo, ajuda },
  amostras: [{ valor }],
})
