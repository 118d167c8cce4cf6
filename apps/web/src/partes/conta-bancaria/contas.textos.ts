type Opcao = { nome: string; banco: string; padrao: boolean }

export const textos = {
  conta: 'Conta bancária',
  escolha: 'Escolha a conta',
  opcao: ({ nome, banco, padrao }: Opcao) => `${nome} (${banco})${padrao ? ', a padrão' : ''}`,
}
