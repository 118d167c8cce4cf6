import type { MotivoDeSemelhanca } from '@balcao/contract/clientes/cliente/semelhante'

export const textos = {
  titulo: {
    DOCUMENTO: 'Já existe: abra o cadastro',
    TELEFONE: 'Mesmo telefone de outro cliente',
    ENDERECO: 'Mesmo endereço de instalação de outro cliente',
  } satisfies Record<MotivoDeSemelhanca, string>,
  explicacao: {
    DOCUMENTO: 'Este documento já é de um cliente desta empresa.',
    TELEFONE: 'Com ou sem o nono dígito. Confira se não é a mesma pessoa.',
    ENDERECO: 'Confira se não é a mesma pessoa.',
  } satisfies Record<MotivoDeSemelhanca, string>,
  abrir: 'Abrir',
  abrirNome: (nome: string) => `Abrir ${nome} em outra aba`,
  numero: (codigo: number) => `nº ${codigo}`,
  comRestricao: 'com restrição',
}
