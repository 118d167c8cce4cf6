/** What is being counted: "cliente", "clientes". */
export type Contagem = { um: string; varios: string }
const REGISTROS: Contagem = { um: 'registro', varios: 'registros' }

/** "128 registros" or, above the limit of an exact count, "mais de 10.000 registros". */
export function textoDoTotal(total: number, exato: boolean, { um, varios } = REGISTROS): string {
  const quantos = `${total.toLocaleString('pt-BR')} ${total === 1 ? um : varios}`
  return exato ? quantos : `mais de ${quantos}`
}
