export const textos = {
  comparar: 'Comparar',
  compararMais: (faltam: number) =>
    faltam === 1 ? 'Escolha mais um plano para comparar' : `Escolha até mais ${faltam} planos`,
  cabeMaisUm: 'Cabe mais um plano',
  maximo: 'Dá para comparar até três planos por vez. Tire um para escolher outro.',
  semComparar: 'Limpar',
  compararPlanos: 'Comparar planos',
}
