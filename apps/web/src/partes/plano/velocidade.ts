const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** As advertised: 500 Mega, 1 Giga, 1,5 Giga. */
export const velocidade = (mbps: number) =>
  mbps < 1000
    ? { numero: decimal.format(mbps), unidade: 'Mega' }
    : { numero: decimal.format(mbps / 1000), unidade: 'Giga' }

export const velocidadePorExtenso = (mbps: number) => {
  const { numero, unidade } = velocidade(mbps)
  return `${numero} ${unidade}`
}
