import type { Sinal } from '@balcao/contract/provedor/situacao-api'

export const textos = {
  titulo: 'Situação do sistema',
  atualizar: 'Atualizar',
  vistaEm: (quando: string) => `Vista em ${quando}. É atualizada sozinha enquanto a tela está aberta.`,
  semResposta: 'Sem resposta',
  comoEstava: (quando: string) => `Abaixo, como estava em ${quando}.`,
  sinal: { OK: 'Tudo bem', ATENCAO: 'Atenção', QUEBRADO: 'Com problema' } satisfies Record<Sinal, string>,
  geral: {
    OK: 'Tudo está funcionando.',
    ATENCAO: 'Está funcionando, mas há o que olhar.',
    QUEBRADO: 'Há partes que não estão funcionando.',
  } satisfies Record<Sinal, string>,
  falhas: 'Trabalhos de que a fila desistiu',
  sobreAsFalhas: 'Cada um foi tentado várias vezes. Corrigida a causa, tente de novo.',
  tentativas: (quantas: number) => (quantas === 1 ? '1 repetição' : `${quantas} repetições`),
  repetir: 'Tentar de novo',
  repetido: 'O trabalho voltou para a fila',
  repetidos: 'Trabalhos que voltaram para a fila',
  configurarEmail: 'Configurar e testar o e-mail',
}
