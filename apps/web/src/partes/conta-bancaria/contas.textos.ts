type Opcao = { nome: string; banco: string; padrao: boolean }

export const textos = {
  conta: 'Conta bancária',
  escolha: 'Escolha a conta',
  nenhuma:
    'Esta empresa não tem conta bancária em uso, e sem ela não há boleto: cadastre uma na página da empresa, ou reative a que existe.',
  opcao: ({ nome, banco, padrao }: Opcao) => `${nome} (${banco})${padrao ? ', a padrão' : ''}`,
}
