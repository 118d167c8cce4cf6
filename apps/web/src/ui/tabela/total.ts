const numero = new Intl.NumberFormat('pt-BR')

/** "128 registros"; past the ceiling of an exact count, "mais de 10.000 registros". */
export function textoDoTotal(total: number, exato: boolean): string {
  const quantos = `${numero.format(total)} ${total === 1 ? 'registro' : 'registros'}`
  return exato ? quantos : `mais de ${quantos}`
}
