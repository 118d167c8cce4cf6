const zero = () => ({ sucesso: 0, falha: 0 })

/** How often things went well or badly in this process since it started. Only ever counted up. */
export const contagens = {
  email: zero(),
  storage: { falha: 0 },
  consultas: { demoradas: 0 },
  trabalhos: {} as Record<string, ReturnType<typeof zero>>,
}

export const contarTrabalho = (nome: string, como: 'sucesso' | 'falha') => {
  contagens.trabalhos[nome] ??= zero()
  contagens.trabalhos[nome][como]++
}
